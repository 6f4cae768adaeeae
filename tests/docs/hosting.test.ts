/** docs/how-to/hosting/ has a row and a page for each host, with the source of its limits, and says of each what it does not do. */
import { describe, expect, it } from 'vitest';
import { HOST_NAMES } from '../../compiler/config/host-names.ts';
import { hosts } from '../../compiler/hosts/index.ts';
import { readText } from './document.ts';

const pageOf = (name: string): string => readText(`docs/how-to/hosting/${name}.md`);
const rows = [...pageOf('index').matchAll(/^\| \[(?<title>[^\]]+)\]\((?<name>[a-z-]+)\.md\) \| `\k<name>` \|(?<cells>.*)\|$/gm)].map(
  ({ groups }) => groups ?? {},
);

it('the list of names and the catalogue of hosts are one', () => {
  expect(hosts.map(({ name }) => name)).toEqual(HOST_NAMES);
});

it('has a row for each host and for nobody else', () => {
  expect(rows.map(({ name = '' }) => name)).toEqual(hosts.map(({ name }) => name));
});

describe.each(hosts)('$name', ({ name, supports }) => {
  const cells =
    rows
      .find((row) => row.name === name)
      ?.cells?.split('|')
      .map((cell) => cell.trim()) ?? [];

  it('has a row that says what it does as the host does', () => {
    const says = [supports.headers, supports.negotiation, supports.post].map((ability) => ability === true);
    expect(cells.slice(0, 3).map((cell) => cell.startsWith('yes'))).toEqual(says);
  });

  it('is built by a command of its page', () => {
    expect(pageOf(name)).toContain(`sitec build --host ${name}`);
  });
});

const limited = hosts.flatMap(({ name, limits }) => (limits ? [{ name, source: limits.source.replace(/#.*$/, '') }] : []));

it.each(limited)('has the source of the limits of $name', ({ name, source }) => {
  expect(pageOf(name)).toContain(source);
});
