import { toolNames } from '@disha/contract/mcp.asks';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

it.each(['en', 'hi'])('the address of the tools is a page for a person, in the language %s', async (lang) => {
  const { app } = await testApp();
  const { statusCode, headers, body } = await app.inject({ url: `/mcp?lang=${lang}`, headers: { accept: 'text/html,*/*' } });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain(`<html lang="${lang}">`);
  expect(body).toMatch(/http:\/\/[\w.:]+\/mcp<\/code>/);
  for (const name of toolNames) expect(body).toContain(`<code>${name}</code>`);
});
