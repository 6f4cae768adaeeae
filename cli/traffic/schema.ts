import { knownAgents } from '../../compiler/config/known-agents.ts';
import { array, integer, nullable, object, oneOf, optional, string, type Infer } from '../../compiler/schema/builder.ts';
import { problemTexts } from '../report/schema.ts';

const PURPOSES = [...new Set(knownAgents.map(({ purpose }) => purpose))];

const count = (description: string) => integer(description, { minimum: 0 });
const day = (description: string) => string(`${description} (UTC)`, { pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

const readers = array('Which agents, the most requests first', object('An agent', { name: string('Name'), requests: count('Requests') }));

const page = object('A page', {
  path: string('Path without its last slash, percent-decoded'),
  read: count('Times it was read'),
  markdown: count('Times it was read as markdown, as far as the log tells'),
  last: day('Last day'),
  agents: readers,
});

const named = (what: string, name: string) =>
  object(what, { name: string(name), read: count('Times it was read'), last: day('Last day'), agents: readers });

const agent = object('An agent', {
  name: string('Name'),
  operator: string('Who runs it'),
  purpose: oneOf('What it reads for, as its operator says', PURPOSES),
  source: optional(string('Where its operator describes it; absent where no such page is known')),
  requests: count('Requests'),
  read: count('Requests that were answered with what was asked for: status 2xx or 304'),
  pages: count('Different pages that it read'),
  notFound: count('Requests for what is not there: status 404 or 410'),
  first: day('First day'),
  last: day('Last day'),
  days: array('Requests by day', object('A day', { day: day('Day'), requests: count('Requests') })),
});

const oneDay = object('A day', {
  day: day('Day'),
  requests: count('Requests of agents'),
  pages: count('Pages that they read'),
  facts: count('Documents with facts that they read'),
  protocols: count('Messages to /mcp and /a2a that were answered'),
  discovery: count('Files of discovery that they read'),
  files: count('Other files that they read'),
  notFound: count('Requests for what is not there'),
});

/** The output of `sitec traffic --json`. Unknown values are absent or null. New properties do not change the version. */
export const trafficSchema = object('Which agents read which pages and facts, as access logs tell it', {
  schemaVersion: integer('Version of this form', { const: 1 }),
  logs: array(
    'The logs, in the order of the command line',
    object('A log', {
      file: string('Name as it was given; - for standard input'),
      lines: count('Lines'),
      notUnderstood: count('Lines that are not a request in a known format'),
    }),
  ),
  bundle: nullable(string('Bundle that paths were looked up in; null when only their form was known')),
  period: nullable(
    object('First and last day with a request of an agent; null when there is none', { from: day('First'), to: day('Last') }),
  ),
  agents: array('Agents that are known by name, the most requests first', agent),
  days: array('Days with a request of an agent, in order', oneDay),
  pages: array('Pages, the most read first', page),
  facts: array('Facts by kind, the most read first', named('A kind of facts', 'Kind, for example plans')),
  protocols: array('Protocols', named('A protocol', 'mcp or a2a')),
  discovery: array('Files of discovery, the most read first', named('A file', 'Path')),
  notFound: array(
    'Paths that agents asked for and that are not there, the most requests first',
    object('A path', { path: string('Path'), requests: count('Requests'), last: day('Last day'), agents: readers }),
  ),
  others: object('Who else read what only agents look for: files of discovery, facts, markdown, /mcp and /a2a', {
    programs: array(
      'Programs without a known name',
      object('A program', { name: string('Product of its user agent'), read: count('Requests') }),
    ),
    browsers: count('Requests of browsers'),
  }),
  notListed: count('Requests that count above, for names that are too rare among too many to be listed'),
  problems: array('What is wrong with the logs', object('A problem', problemTexts)),
});

/** The report as a value. */
export type TrafficDocument = Infer<typeof trafficSchema>;

/** A list of names with the agents that requested them. */
export type ReaderList = TrafficDocument['facts'][number]['agents'];
