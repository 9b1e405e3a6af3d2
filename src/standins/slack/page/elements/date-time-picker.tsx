import type { DateTimepicker } from '@slack/types';
import { TZDate } from '@date-fns/tz';
import { useReader } from '../reader.ts';
import { useElement, type Slot } from './use-element.ts';

/** An instant, picked on the reader's clock and held as Unix seconds. */
export function DateTimePickerElement({ element, slot }: { element: DateTimepicker; slot: Slot }) {
  const { held, choose } = useElement(element, slot);
  const { timeZone } = useReader().me;
  return (
    <input
      type="datetime-local"
      id={slot.inputId}
      className="text-input picker"
      value={held.text === '' ? '' : onClock(Number(held.text), timeZone)}
      title={`Times are in ${timeZone}`}
      aria-label={slot.name}
      aria-describedby={slot.describedBy}
      aria-invalid={slot.isWrong}
      aria-required={!slot.isOptional}
      data-focus-on-load={element.focus_on_load === true ? true : undefined}
      onChange={({ target }) =>
        void choose({ ...held, text: target.value === '' ? '' : inSeconds(target.value, timeZone) })
      }
    />
  );
}

function onClock(unixSeconds: number, timeZone: string): string {
  return new TZDate(unixSeconds * 1000, timeZone).toISOString().slice(0, 16);
}

function inSeconds(local: string, timeZone: string): string {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = local.split(/\D/).map(Number);
  return String(new TZDate(year, month - 1, day, hour, minute, timeZone).getTime() / 1000);
}
