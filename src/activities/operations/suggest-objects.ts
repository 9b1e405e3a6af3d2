import { pickerSource, type PickerSource } from '../../operations/picker-source.ts';
import { keyOf } from '../../services/search/index.ts';
import type { ObjectKind } from '../../shared/object-kind.ts';
import type { ObjectChoice, ObjectQuestion } from '../../shared/operation.ts';
import { createMemory } from '../social/memory.ts';
import type { OperationDoor } from './operation-door.ts';
import { nameField } from './name-field.ts';
import { readAll, type ServiceRecord } from './read-all.ts';
import { isDeleted } from './seen-in.ts';
import { valueText } from './value-text.ts';

export function createSuggestObjects(door: OperationDoor) {
  const lists = createMemory<Findable[]>(listsKept);

  return {
    /** The objects that have all the typed words in their name, id or IO number; at most 100. */
    async suggestObjects({ object, typed, within }: ObjectQuestion): Promise<ObjectChoice[]> {
      const source = pickerSource(object, within);
      if (source === undefined) return [];
      const age = object.startsWith('search ') ? searchListMs : socialListMs;
      const key = JSON.stringify([object, source, Math.floor(Date.now() / age)]);
      const all = await lists.get(key, () => list(object, source));
      const words = typed
        .toLowerCase()
        .split(/\s+/)
        .filter((word) => word !== '');
      return all
        .filter(({ text }) => words.every((word) => text.includes(word)))
        .slice(0, mostChoices)
        .map(({ choice }) => choice);
    },
  };

  /** Without the signal of the activity that asked first: the next letter that is typed finds the list here. */
  async function list(object: ObjectKind, { operation, input }: PickerSource): Promise<Findable[]> {
    const endpoint = door.endpoint(operation);
    const call = door.call(endpoint);
    const unhurried = Object.assign(
      (where: Record<string, unknown>) => call(where, { signal: unending }),
      { operation },
    );
    const [id, name] = [keyOf(endpoint) ?? 'id', nameField(object)];
    const wanted = 'fields' in endpoint.request.shape ? { fields: [id, name] } : {};
    const found = await readAll(endpoint, unhurried, { ...input, ...wanted });
    const records = 'many' in found ? found.many : [found.one];
    return records
      .filter((record) => !isDeleted(record))
      .map((record) => findable(record, id, name));
  }
}

/** An object as a choice, with all its words in small letters. */
interface Findable {
  choice: ObjectChoice;
  text: string;
}

function findable(record: ServiceRecord, key: string, field: string): Findable {
  const id = valueText(record[key]);
  const name = valueText(record[field]).trim();
  const text = `${name} ${id} ${valueText(record['io_number'])}`.toLowerCase();
  return { choice: { id, label: labelOf(name, id) }, text };
}

/** The name is cut, not the id. */
function labelOf(name: string, id: string): string {
  const tail = ` · ${id}`;
  const points = Array.from(name.toWellFormed());
  const room = longestLabel - Array.from(tail).length;
  if (points.length === 0 || room < 2) return id.slice(0, longestLabel);
  return (points.length <= room ? name : `${points.slice(0, room - 1).join('')}…`) + tail;
}

const longestLabel = 75;
const mostChoices = 100;
const listsKept = 50;
const socialListMs = 30_000;
/** Requests to the search service are counted by the hour. */
const searchListMs = 600_000;

const unending = new AbortController().signal;
