/** Answers that come to the console of the developers page after nobody waits for them any more. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { paths } from '../../compiler/paths.ts';
import { isMissing, onOwnPage, openPage } from './browser.ts';
import { example } from './example.ts';

describe.skipIf(isMissing)('the console of the developers page', () => {
  let page: Page;
  let complaints: readonly string[];
  onOwnPage((opened) => void ({ page, complaints } = opened));

  const visit = async (): Promise<void> => {
    await openPage(page, example.url + paths.developers);
    await page.selectOption('#sitec-operation', 'a2a-message');
  };
  const status = '#sitec-console [role=status]';
  const responseText = (): Promise<string> => page.locator('#sitec-console pre').last().innerText();
  const button = '#sitec-console button:text("Send")';

  /** Holds the answer to the first question back, until the function that it gives is called. */
  const holdFirst = async (): Promise<() => void> => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => void (release = resolve));
    let count = 0;
    await page.route('**/a2a', async (route) => {
      const isFirst = count++ === 0;
      if (isFirst) await held;
      // The page may have given it up by then.
      await route.fulfill({ json: { result: { parts: [{ text: isFirst ? 'The first.' : 'The second.' }] } } }).catch(() => {});
    });
    return release;
  };

  test('an answer that comes late does not take the place of a later one', async () => {
    const release = await holdFirst();
    await visit();
    await page.click(button);
    await page.click(button);
    await page.locator('#sitec-console blockquote', { hasText: 'The second.' }).waitFor();
    release();
    await page.waitForTimeout(300);
    expect(await page.innerText('#sitec-console blockquote')).toBe('The second.');
    expect(await responseText()).toContain('The second.');
    expect(await page.innerText(status)).toBe('200 OK');
    // The request that was given up is the only one that failed.
    expect(complaints).toEqual([`request: ${example.url}/a2a`]);
  });

  test('an answer is not shown below another request that was chosen since', async () => {
    const release = await holdFirst();
    await visit();
    await page.click(button);
    expect(await page.innerText(status)).toBe('Waiting for the answer');
    await page.selectOption('#sitec-operation', 'api-plans');
    release();
    await page.waitForTimeout(300);
    expect([await page.innerText(status), await responseText(), await page.isHidden('#sitec-console blockquote')]).toEqual(['', '', true]);
    expect(await page.locator('#sitec-console pre').first().innerText()).toMatch(/^GET /);
  });
});
