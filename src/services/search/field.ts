/** What a field is: the key of a record, a period metrics are broken down by, a property or a measure. */
export type FieldGroup = 'id' | 'date' | 'attribute' | 'metric';

/** The data types of the service. `micro_…` are millionths; see `micro.ts`. */
export type DataType =
  | 'integer'
  | 'text'
  | 'enum'
  | 'date'
  | 'boolean'
  | 'array'
  | 'json'
  | 'decimal'
  | 'percent'
  | 'currency'
  | 'micro_currency'
  | 'micro_decimal'
  | 'mapped_enum'
  | 'timestamp_seconds'
  | 'timestamp_milliseconds';

/** A field of a record of the search service. */
export interface SearchField<
  Group extends FieldGroup = FieldGroup,
  Type extends DataType = DataType,
> {
  group: Group;
  type: Type;
  /** The reference marks it «ID Suffix Required» and does not say what that means. */
  suffix: boolean;
}

/** Every field of one kind of record by its name. */
export type FieldRegistry = Readonly<Record<string, SearchField>>;

/** A data type with the mark `suffix`. */
type Marked = DataType | `${DataType} suffix`;

type TypeIn<Mark extends Marked> = Mark extends `${infer Type extends DataType} suffix`
  ? Type
  : Mark extends DataType
    ? Mark
    : never;

type Fields<Group extends FieldGroup, Marks extends Readonly<Record<string, Marked>>> = {
  readonly [Name in keyof Marks]: SearchField<Group, TypeIn<Marks[Name]>>;
};

const declare =
  <Group extends FieldGroup>(group: Group) =>
  <const Marks extends Readonly<Record<string, Marked>>>(marks: Marks): Fields<Group, Marks> => {
    const fields = Object.entries(marks).map(([name, mark]) => {
      const [type, suffix] = mark.split(' ');
      return [name, { group, type, suffix: suffix !== undefined }];
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entry by entry what the type says
    return Object.fromEntries(fields) as Fields<Group, Marks>;
  };

export const dates = declare('date');
export const attributes = declare('attribute');
export const metrics = declare('metric');

const idFields = declare('id');

/** Fields of type id; each is an integer. */
export function ids<const Name extends string>(...names: Name[]) {
  const integers = names.map((name) => [name, 'integer'] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each name
  return idFields(Object.fromEntries(integers) as Record<Name, 'integer'>);
}
