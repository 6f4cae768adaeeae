import { array, object, type Schema } from '../../schema/builder.ts';
import { listAddresses } from '../../schema/shapes.ts';
import { keyName, plainName } from '../kinds/names.ts';
import type { AnyRecord, Resource, Sources } from '../resource.ts';
import { indexPage, listAddressesOf } from './pages.ts';

/** Schema of the list document of a kind whose records have their own documents. */
export const listSchema = ({ name, title, description }: Pick<Resource, 'name' | 'title' | 'description'>, record: Schema<unknown>) =>
  object(description, {
    [keyName(name)]: array(`${title} in the order of the site`, record),
    ...listAddresses(plainName(name)),
  });

/** The list document of such a kind. Its date is the newest of `dated`. */
export const listBody = (name: string, records: readonly AnyRecord[], dated: Parameters<typeof listAddressesOf>[1], sources: Sources) => ({
  [keyName(name)]: records,
  ...listAddressesOf(indexPage(name, sources), dated, sources),
});
