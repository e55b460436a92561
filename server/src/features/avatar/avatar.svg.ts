import { initialsOf } from '@disha/contract/initials';

interface AvatarLook {
  name: string;
  size: number;
  background: string;
  color: string;
  bold: boolean;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** Initials on a coloured square; the page that shows it rounds the corners. */
export function avatarSvg({ name, size, background, color, bold }: AvatarLook): string {
  const font = `font-family="system-ui, sans-serif" font-size="42" font-weight="${bold ? 700 : 400}"`;
  const middle = 'x="50" y="52" text-anchor="middle" dominant-baseline="central"';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">`,
    `<rect width="100" height="100" fill="#${background}"/>`,
    `<text ${middle} fill="#${color}" ${font}>${escape(initialsOf(name))}</text>`,
    '</svg>',
  ].join('');
}
