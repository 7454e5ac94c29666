// "Export Calendar": the link downloads by itself; with script it also says so.
import { TOASTS } from '../../server/contract/texts.ts';
import { ButtonLink } from '../../views/components/button.tsx';
import { defineIsland } from '../runtime/define-island.ts';
import { toast } from '../runtime/screen.ts';

function CalendarExport() {
  return (
    <ButtonLink
      id="calendar-export"
      icon="download"
      href="/api/analyses/calendar.ics"
      download="content-calendar.ics"
      onClick={() => toast(TOASTS.calendarExported)}
    >
      Export Calendar
    </ButtonLink>
  );
}

export default defineIsland('calendar-export', CalendarExport);
