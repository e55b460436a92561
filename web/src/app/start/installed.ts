/** What a phone shows of the application once it stands among its others: the manifest of each language, made where pages are drawn. */
import { addressIn } from '@disha/contract/languages';
import { homeTexts } from '../../messages/home.ts';
import { installTexts } from '../../messages/install.ts';
import { commonTexts } from '../../messages/common.ts';
import { navTexts } from '../../messages/nav.ts';
import type { Locale } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';

const icon = (file: string, size: number, purpose = 'any') => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
const icons = [icon('icon-192', 192), icon('icon-512', 512), icon('maskable-192', 192, 'maskable'), icon('maskable-512', 512, 'maskable')];

export async function webManifest(locale: Locale): Promise<object> {
  const [common, home, nav, install] = await Promise.all([
    commonTexts.load(locale),
    homeTexts.load(locale),
    navTexts.load(locale),
    installTexts.load(locale),
  ]);
  const shortcut = (name: string, to: string) => ({ name, url: addressIn(locale, to), icons: icons.slice(0, 1) });
  const screenshot = (form: 'narrow' | 'wide', sizes: string) => ({
    src: `/icons/${form}-${locale}.jpg`,
    sizes,
    type: 'image/jpeg',
    form_factor: form,
    label: install.screenshots[form],
  });
  return {
    // One application, whichever language it was put there from.
    id: '/',
    name: install.name,
    short_name: common.productName,
    description: home.description,
    lang: locale,
    dir: 'ltr',
    start_url: addressIn(locale, paths.home),
    scope: '/',
    display: 'standalone',
    categories: ['education'],
    icons,
    shortcuts: [
      shortcut(nav.links.quiz, paths.quizStart),
      shortcut(install.shortcuts.places, paths.colleges),
      shortcut(nav.links.plan, paths.pathPlan),
    ],
    screenshots: [screenshot('narrow', '540x1110'), screenshot('wide', '1280x800')],
  };
}
