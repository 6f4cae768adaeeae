import type { RequestRecord } from '../../runtime/exchange.ts';

/** Prints a line for each request that could be read as one, and at the end one with counts. */
export interface RequestLog {
  readonly onRequest: (record: RequestRecord) => void;
  readonly end: () => void;
}

/** Agents that are counted under their own names; the others are counted together, so that no client can fill the memory. */
const MAXIMUM_AGENTS = 1000;
const OTHERS = '(others)';
const UNNAMED = '(none)';

/**
 * A log of JSON lines. `time` is the end of the request (ISO 8601, UTC).
 * @param write takes one line with its end
 * @param isFull whether a request is not printed for now, because nobody reads; the last line says how many were lost
 */
export const createRequestLog = (write: (line: string) => unknown, isFull: () => boolean = () => false): RequestLog => {
  const agents = new Set<string>();
  let lost = 0;
  const counts = new Map<string, Map<string, number>>();

  const count = ({ endpoint, agent }: RequestRecord): void => {
    if (agents.size < MAXIMUM_AGENTS) agents.add(agent);
    const name = agents.has(agent) ? agent || UNNAMED : OTHERS;
    const row = counts.get(endpoint) ?? new Map<string, number>();
    counts.set(endpoint, row.set(name, (row.get(name) ?? 0) + 1));
  };

  return {
    onRequest(record) {
      count(record);
      const duration = Math.round(record.duration * 1000) / 1000;
      if (isFull()) lost++;
      else write(jsonLine({ event: 'request', time: new Date().toISOString(), ...record, duration }));
    },
    end() {
      const rows = [...counts].map(([endpoint, row]) => [endpoint, Object.fromEntries(row)]);
      const requests = Object.fromEntries(rows) as object;
      write(jsonLine({ event: 'stop', time: new Date().toISOString(), requests, ...(lost > 0 && { lost }) }));
    },
  };
};

/** A value as JSON on exactly one line of ASCII: no sign of a client can end the line, move a cursor or turn the direction of the text. */
export const jsonLine = (value: object): string => {
  const json = JSON.stringify(value).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `${json}\n`;
};
