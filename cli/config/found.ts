import type { MergedSettings, Options, Settings } from '../../compiler/config/settings.ts';
import type { Choices } from '../../compiler/config/sources.ts';
import { exitCodeOf } from '../../compiler/exit-code.ts';
import { ProblemList } from '../../compiler/problems/problem.ts';
import { hostsOf } from '../../compiler/read-build.ts';
import { findBase } from '../../compiler/site/base-url.ts';
import { listSite } from '../../compiler/site/site-files.ts';
import { placeSite, type SitePlace } from '../../compiler/site/site.ts';
import type { SettingLine } from './print.ts';

/** What a build with these settings finds where nobody says it, and where it would put the bundle. What it cannot find is left out. */
export const foundSettings = (merged: MergedSettings, options: Options): readonly SettingLine[] => {
  const { settings, choices } = merged;
  const place = found((problems) => (settings.crawl === null ? placeSite({ ...settings, isDryRun: true }, null, problems) : null));
  return [
    ...outLines(merged, options, place),
    ...(place === null ? [] : placeLines(choices, place)),
    ...(choices.hosts === null ? hostLines(settings) : []),
  ];
};

/** A bundle goes into the folder of its site by a flag, or because somebody named that folder. */
const outLines = ({ settings, choices }: MergedSettings, { inPlace }: Options, place: SitePlace | null): readonly SettingLine[] => {
  if (!inPlace) {
    const { isInPlace } = place?.settings ?? settings;
    return [{ key: 'inPlace', value: isInPlace, source: (isInPlace ? choices.out?.source : null) ?? 'default' }];
  }
  const source = '--in-place';
  return [{ key: 'inPlace', value: true, source }, ...(place === null ? [] : [{ key: 'out', value: place.name, source }])];
};

const placeLines = (choices: Choices, place: SitePlace): readonly SettingLine[] => [
  ...(choices.input === null ? [{ key: 'input', value: place.name, source: 'found' }] : []),
  ...(choices.site === null ? baseLines(place) : []),
];

const baseLines = ({ folder, name, settings }: SitePlace): readonly SettingLine[] => {
  const base = found((problems) => {
    const { documents } = listSite(folder, name, [], settings, problems);
    return findBase(null, { folder, name, documents, fallback: null }, problems);
  });
  return base === null ? [] : [{ key: 'site', value: base.origin, source: `found: ${name}/${base.file}` }];
};

const hostLines = (settings: Settings): readonly SettingLine[] => {
  const chosen = found((problems) => hostsOf(settings, problems));
  const source = chosen?.found ? `found: ${chosen.found}` : 'default';
  return chosen === null ? [] : [{ key: 'hosts', value: chosen.hosts.map(({ name }) => name), source }];
};

/** Null for what a build would end with a problem over. */
const found = <T>(look: (problems: ProblemList) => T): T | null => {
  const problems = new ProblemList();
  try {
    return look(problems);
  } catch (error) {
    exitCodeOf(error, 'never', problems);
    return null;
  }
};
