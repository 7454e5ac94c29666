// A row of choices above a list, of which one holds.
export interface FilterChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly count?: number | undefined;
}

interface FiltersProps<Value extends string> {
  readonly choices: readonly FilterChoice<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

export function Filters<Value extends string>({ choices, value, onChoose }: FiltersProps<Value>) {
  return (
    <div className="row filters">
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className="filter"
          aria-current={choice.value === value || undefined}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label} {choice.count !== undefined && <span className="quiet numbers">{choice.count}</span>}
        </button>
      ))}
    </div>
  );
}
