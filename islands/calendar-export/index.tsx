// "Export Calendar": a form that downloads by itself; with script it also says so.
import { TOASTS } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { defineIsland } from '../runtime/define-island.ts';
import { toast } from '../runtime/screen.ts';

function CalendarExport() {
  return (
    <form action="/api/analyses/calendar.ics" onSubmit={() => toast(TOASTS.calendarExported)}>
      <Button id="calendar-export" type="submit" icon="download">
        Export Calendar
      </Button>
    </form>
  );
}

export default defineIsland('calendar-export', CalendarExport);
