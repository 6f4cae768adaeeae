import { unitEscape } from '../../compiler/base/json.ts';
import type { RequestRecord } from '../../runtime/exchange.ts';

/** Prints a line for each valid request, and at the end one with counts. */
export interface RequestLog {
  readonly onRequest: (record: RequestRecord) => void;
  readonly end: () => void;
}

/** Maximum agents that are counted by name. The others are counted together, so that no client can fill the memory. */
const MAXIMUM_AGENTS = 1000;

const OTHERS = '(others)';

const UNNAMED = '(none)';

/**
 * A log of JSON lines. `time` is the end of the request (ISO 8601, UTC).
 * @param write receives one line with its end
 * @param isFull whether lines are dropped for now, because the output is not read; the last line has their number
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

/** A value as JSON on exactly one line of ASCII: no character of a client can end the line, move a cursor or change the text direction. */
export const jsonLine = (value: object): string => {
  const json = JSON.stringify(value).replace(/[^ -~]/g, unitEscape);
  return `${json}\n`;
};
