import { say } from '@disha/contract/say';
import { settingsEndpoints, type BrowserSettings } from '@disha/contract/settings';
import type { Serve } from '../../http/serve.ts';

export function serveSettings(serve: Serve, settings: BrowserSettings): void {
  serve(settingsEndpoints, { 'GET /settings': () => ({ message: say('settings.shown'), data: { settings } }) });
}
