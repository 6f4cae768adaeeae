import { hash } from 'node:crypto';
import { packageVersion } from '../../../compiler/base/package.ts';
import { encodePath } from '../../../compiler/paths.ts';
import { problemFamilies } from '../../../compiler/problems/index.ts';
import type { ProblemDefinition } from '../../../compiler/problems/problem.ts';
import { fileInRepository, type LocatedPlace, type LocatedProblem, type Outcome, type Reporter } from '../outcome.ts';
import { printable, printableJson } from '../printable.ts';

/** Place of a problem without one: code scanning requires a place, and most such problems are fixed in this file. */
const NOWHERE: LocatedPlace = { file: 'sitec.config.ts' };

/** For code scanning: SARIF 2.1.0 (OASIS), with the members that GitHub requires. */
export const sarif: Reporter = {
  isDocument: true,
  report: (outcome) => `${printableJson(sarifLog(outcome))}\n`,
};

const sarifLog = (outcome: Outcome): unknown => {
  const { command, exitCode, problems } = outcome;
  const codes = new Set(problems.map(({ code }) => code));
  const rules = problemFamilies.flatMap((family) => family.problems).filter(({ code }) => codes.has(code));
  const positions = new Map(rules.map(({ code }, position) => [code, position]));
  const fingerprint = fingerprints();
  return {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'sitec', semanticVersion: packageVersion(), rules: rules.map(ruleOf) } },
        automationDetails: { id: `sitec-${command}/` },
        invocations: [{ executionSuccessful: exitCode <= 1, exitCode }],
        columnKind: 'utf16CodeUnits',
        results: problems.map((problem) => ({
          ...resultOf(problem, outcome),
          ruleIndex: positions.get(problem.code),
          partialFingerprints: { primaryLocationLineHash: fingerprint(problem) },
        })),
      },
    ],
  };
};

/** A rule from the definition of a problem, with its placeholders left open. */
const ruleOf = ({ code, level, message, why, fix }: ProblemDefinition): unknown => {
  const [shown, reason, advice] = [message, why, fix].map((text) => text.replace(/\{\w+\}/g, '…'));
  return {
    id: code,
    shortDescription: { text: shown },
    fullDescription: { text: reason },
    help: {
      text: `Why it matters: ${reason}.\nWhat to do: ${advice}.`,
      markdown: `- Why it matters: ${reason}\n- What to do: ${advice}\n`,
    },
    defaultConfiguration: { level },
  };
};

const resultOf = ({ code, level, message, fix, place = NOWHERE, related }: LocatedProblem, outcome: Outcome): object => ({
  ruleId: code,
  level,
  message: messageOf(`${message}. What to do: ${fix}.`),
  locations: [{ physicalLocation: locationOf(place, outcome) }],
  ...(related.length > 0 && {
    relatedLocations: related.map((each, id) => ({
      id,
      physicalLocation: locationOf(each, outcome),
      message: messageOf(each.note ?? each.file),
    })),
  }),
});

/** A plain text: braces would be placeholders (section 3.11.5), and brackets links (section 3.11.6). */
const messageOf = (text: string): object => ({
  text: printable(text)
    .replace(/[\\[\]]/g, '\\$&')
    .replace(/[{}]/g, '$&$&'),
});

/** The place of a whole file is its first line, because code scanning requires a line. */
const locationOf = (place: LocatedPlace, outcome: Outcome): object => ({
  artifactLocation: { uri: uriOf(fileInRepository(outcome, place)) },
  region: regionOf(place),
});

const regionOf = ({ line = 1, column, endLine, endColumn }: LocatedPlace): object => ({
  startLine: line,
  ...(column !== undefined && { startColumn: column }),
  ...(endLine !== undefined && endColumn !== undefined && { endLine, endColumn }),
});

/** An address, or a relative reference (RFC 3986, section 4.2), whose first part must not contain a colon. */
const uriOf = (file: string): string =>
  URL.canParse(file) && /^https?:/.test(file) ? strictAddress(new URL(file)) : encodePath(file.toWellFormed()).replaceAll(':', '%3A');

/** An address in which every character that RFC 3986 does not allow is encoded; browsers leave many of them as they are. */
const strictAddress = ({ protocol, host, pathname, search, hash }: URL): string =>
  [`${protocol}//`, encodedHost(host), encodedRest(pathname), encodedRest(search), hash.slice(0, 1), encodedRest(hash.slice(1))].join('');

/** Brackets belong to an IPv6 address. */
const encodedHost = (host: string): string => host.replace(/[^\w.~!$&'()*+,;=%:[\]-]/g, encodeURIComponent);

const encodedRest = (part: string): string =>
  part.replace(/%(?![\dA-F]{2})/gi, '%25').replace(/[^\w.~!$&'()*+,;=%:@/?-]/g, encodeURIComponent);

/**
 * Makes fingerprints with which code scanning recognises a problem. They consist of its code, its fact and its page or file, so that lines
 * and values may change. Problems with equal fingerprints get a number.
 */
const fingerprints = (): ((problem: LocatedProblem) => string) => {
  const seen = new Map<string, number>();
  return ({ code, fact, page, place }) => {
    const key = JSON.stringify([code, fact ?? null, page ?? place?.file ?? null]);
    const number = (seen.get(key) ?? 0) + 1;
    seen.set(key, number);
    return `${hash('sha256', key).slice(0, 16)}:${number}`;
  };
};
