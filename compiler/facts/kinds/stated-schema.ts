import { grouped } from '../../base/group-by.ts';
import { array, boolean, number, object, optional, type Schema } from '../../schema/builder.ts';
import { text } from '../../schema/shapes.ts';
import type { StatedItem, StatedValue } from '../readers/stated-values.ts';

/** The form that the values of a property have in all records. */
interface StatedForm {
  readonly schema: Schema<unknown>;
  /** A value in this form. */
  readonly fit: (value: StatedValue) => StatedValue;
}

/** The same for the single values of a property, whether or not they stand in lists. */
interface ItemForm {
  readonly schema: Schema<unknown>;
  readonly fit: (item: StatedItem) => StatedItem;
}

type Values = Readonly<Record<string, StatedValue>>;

/** The forms of the properties that some objects have, in the order in which these name them. */
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

/** What is a list anywhere is one everywhere. */
const formOf = (description: string, values: readonly StatedValue[]): StatedForm => {
  const { schema, fit } = itemForm(description, values.flatMap(itemsOf));
  return values.some(isList)
    ? { schema: array(description, schema), fit: (value) => itemsOf(value).map(fit) }
    : { schema, fit: (value) => (isList(value) ? value : fit(value)) };
};

/** A text beside objects is the name of one; what else is of several types is text. */
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

/** Values in the forms of their properties. */
export const fitted = (values: Values, forms: ReadonlyMap<string, StatedForm>): Values =>
  Object.fromEntries(Object.entries(values).map(([property, value]) => [property, forms.get(property)?.fit(value) ?? value]));

const namedObject = (item: StatedItem): Values => (typeof item === 'object' ? item : { name: String(item) });
