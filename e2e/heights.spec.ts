/** A screen of a phone is as short as promised, in both languages: the figures of all are printed, those of finished ones are held. */
import { expect, test } from './fixtures.ts';
import { broken, measure, measuredScreens, printed } from './heights.ts';

/** `ALL_HEIGHTS=1` also measures screens that promise nothing yet. */
const measured = measuredScreens.filter(({ held }) => held !== undefined || process.env['ALL_HEIGHTS'] !== undefined);

const parts = 2;

for (const prefix of ['', '/hi'])
  for (let part = 0; part < parts; part += 1)
    test(`screens stay as short as promised ${prefix === '' ? 'in English' : 'in Hindi'}, part ${part + 1} of ${parts}`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      for (const screen of measured.filter((_, index) => index % parts === part)) {
        const measures = await measure({ page, prefix }, screen);
        console.log(printed(`${prefix === '' ? 'en' : 'hi'} ${screen.name}`, measures));
        if (screen.held) expect.soft(broken(measures, screen.held), `${prefix} ${screen.name}`).toEqual([]);
      }
    });
