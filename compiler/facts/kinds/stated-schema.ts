import { grouped } from '../../base/group-by.ts';
import { array, boolean, number, object, optional, type Schema } from '../../schema/builder.ts';
import { text } from '../../schema/shapes.ts';
import type { StatedItem, StatedValue } from '../readers/stated-values.ts';

/** The common form of the values of a property in all records. */
interface StatedForm {
  readonly schema: Schema<unknown>;
  /** Converts a value to this form. */
  readonly fit: (value: StatedValue) => StatedValue;
}

/** The same for single values of a property, inside or outside lists. */
interface ItemForm {
  readonly schema: Schema<unknown>;
  readonly fit: (item: StatedItem) => StatedItem;
}

type Values = Readonly<Record<string, StatedValue>>;

/** The forms of all properties of some objects, in the order of their first use. */
export const formsOf = (objects: readonly Values[]): ReadonlyMap<string, StatedForm> => {
  const stated = grouped(
    objects.flatMap((values) => Object.entries(values)),
    ([property]) => property,
  );
  return new Map(
    [...stated].map(([property, entries]) => {
      const values = entries.map(([, value]) => value);
      return [property, formOf(`${property} of schema.org`, values)];
    }),
  );
};

const itemsOf = (value: StatedValue): readonly StatedItem[] => (isList(value) ? value : [value]);

const isList = (value: StatedValue): value is readonly StatedItem[] => Array.isArray(value);

/** A property that is a list in one record is a list in all. */
const formOf = (description: string, values: readonly StatedValue[]): StatedForm => {
  const { schema, fit } = itemForm(description, values.flatMap(itemsOf));
  return values.some(isList)
    ? { schema: array(description, schema), fit: (value) => itemsOf(value).map(fit) }
    : { schema, fit: (value) => (isList(value) ? value : fit(value)) };
};

/** A text beside objects becomes an object with that name. Other mixed types become text. */
const itemForm = (description: string, items: readonly StatedItem[]): ItemForm => {
  if (items.some((item) => typeof item === 'object')) return objectForm(description, items.map(namedObject));
  if (items.every((item) => typeof item === 'number')) return { schema: number(description), fit: (item) => item };
  if (items.every((item) => typeof item === 'boolean')) return { schema: boolean(description), fit: (item) => item };
  return { schema: text(description), fit: String };
};

const objectForm = (description: string, objects: readonly Values[]): ItemForm => {
  const forms = formsOf(objects);
  return {
    schema: object(description, Object.fromEntries([...forms].map(([property, { schema }]) => [property, optional(schema)]))),
    fit: (item) => fitted(namedObject(item), forms),
  };
};

/** Converts values to the forms of their properties. */
export const fitted = (values: Values, forms: ReadonlyMap<string, StatedForm>): Values =>
  Object.fromEntries(Object.entries(values).map(([property, value]) => [property, forms.get(property)?.fit(value) ?? value]));

const namedObject = (item: StatedItem): Values => (typeof item === 'object' ? item : { name: String(item) });
