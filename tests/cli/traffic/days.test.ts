import { describe, expect, it } from 'vitest';
import { createCommonDays, dayOfValue, isDay } from '../../../cli/traffic/formats/days.ts';

describe('the day of a time', () => {
  it.each([
    ['2026-01-31T12:00:00Z', '2026-01-31'],
    ['2026-01-31 12:00:00', '2026-01-31'],
    ['2026-01-31', '2026-01-31'],
    ['2026-01-31T23:30:00-01:00', '2026-02-01'],
    ['2026-02-01T00:30:00.123456+0100', '2026-01-31'],
    ['2024-02-29T23:59:59.9999999Z', '2024-02-29'],
    ['31/Jan/2026:23:30:00 -0100', '2026-02-01'],
    [1_769_860_800, '2026-01-31'],
    ['1769860800.123', '2026-01-31'],
    [1_769_860_800_123, '2026-01-31'],
    [1_769_860_800_123_456, '2026-01-31'],
    [1_769_860_800_123_456_789n.toString(), '2026-01-31'],
  ])('%s is %s', (value, day) => expect(dayOfValue(value)).toBe(day));

  it.each(['', 'now', '2025-02-29T00:00:00Z', '2026-13-01', '31/Foo/2026:23:30:00 -0100', -1, 0, 1, NaN, Infinity, 1e300, null, {}, []])(
    '%j has none',
    (value) => expect(dayOfValue(value)).toBeNull(),
  );

  it('is right wherever the machine is, and whatever came before', () => {
    const dayOf = createCommonDays();
    const times = ['31/Dec/2026:23:59:59 +0000', '31/Dec/2026:23:59:59 -0100', '31/Dec/2026:23:59:01 +0000', '99/Dec/2026:23:59:01 +0000'];
    expect(times.map(dayOf)).toEqual(['2026-12-31', '2027-01-01', '2026-12-31', null]);
  });
});

it.each([
  ['2026-01-31', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-1-1', false],
  ['2026-01-31T00:00', false],
  ['0000-00-00', false],
  ['today', false],
])('%s is a day of the calendar: %s', (text, is) => expect(isDay(text)).toBe(is));
