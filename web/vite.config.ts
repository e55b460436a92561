import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import packageJson from '../package.json' with { type: 'json' };
import { leanRouter, productionRouter } from './lean-router.ts';

/** 'chrome >= 100' as the builders say it: for JavaScript and for CSS alike. */
const browsers = packageJson.browserslist.map((browser) => browser.replace(' >= ', ''));

/**
 * Safari before 16 has class fields and mistakes only a name in parentheses there, for which every field and private method would be
 * written out: 3 % of what every page loads. `e2e/built-files.spec.ts` sees that no built file has such a field.
 */
const scriptTarget = browsers.map((browser) => browser.replace(/^(safari|ios)15\.4$/, '$116'));

const anyOf = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

const libraries = anyOf(
  /rolldown[\\/]runtime/,
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](react-query|query-core))[\\/]/,
  /node_modules[\\/]zustand[\\/]esm[\\/](?!middleware)/,
);
/** Of these, what only some pages need: lists that come by pages, several answers at once, writing. */
const forSome = /@tanstack[\\/].*[\\/](use(Queries|InfiniteQuery|Mutation|MutationState)|(queries|infiniteQuery|mutation)Observer)\.js$/;

/** A language is a folder of messages. */
const languageFolders = readdirSync(join(import.meta.dirname, 'src', 'messages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * What every page needs, in one file: the shell with all that it imports, and what nearly every screen asks for. A file of
 * its own costs more in headers than most of these hold.
 */
const shell = anyOf(
  /web[\\/]src[\\/](main|api[\\/](?!error-text|local-handlers|packs|stored-from|tell-worker))/,
  // What a worker needs comes where there is one.
  new RegExp(
    'web[\\\\/]src[\\\\/]app[\\\\/](?!screens|offline|waiting|guest-offer|' + 'layout[\\\\/](?:account-menu|crash|nav-menus|bar-sheet))',
  ),
  // What reads the student details comes where there is one, as do forms and questions.
  new RegExp(
    'web[\\\\/]src[\\\\/]session[\\\\/](?!person|student-details|read-|device|older|use-(?:stored|way|fact|entered)|entry|' +
      'forget-g|refuse|last-v|put-a|sealed|tab-k|stored-r|picked|remember|yours|phone|phrase|belong)',
  ),
  /web[\\/]src[\\/]messages[\\/](locale|keep-trying|common|answers|session|format|nav|taxonomy|[a-z]+-names)\./,
  /contract[\\/]src[\\/](taxonomy|http[\\/]errors|languages)\./,
  /web[\\/]src[\\/]ui[\\/](page|page-part|row-list)\./,
  // What home shares with other screens: in a file of theirs it would fetch all of that.
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](arrow-right|calendar-days|chart-column|chevron-right|circle-question-mark)\./,
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](compass|indian-rupee)\./,
);
/** What most screens but home need. */
const parts = anyOf(
  /web[\\/]src[\\/](api[\\/]error-text|messages[\\/]catalog|session[\\/]person)\./,
  /web[\\/]src[\\/]ui[\\/](alert|checkbox|chip|control-look|empty-state|external-link|field|page-header|select|summary|text-input)\./,
  // Each too small for a file, whose name every page would have to hold.
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](arrow-left|calendar-plus|check|chevron-right|download|pencil|printer|share-2|trash-?\d?)\./,
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](bookmark|briefcase-business|circle-question-mark|clock)\./,
  /web[\\/]src[\\/]ui[\\/](download-file|next-index|text-area|use-modal)\./,
  /web[\\/]src[\\/]catalog[\\/]\w+[\\/](comparison|cut-text|is-away|item-marks|list-states|mark-places|stored-value)\./,
  /web[\\/]src[\\/]catalog[\\/]item[\\/](print-button|share-button)\./,
  // What reads the phone's own memory: beside the lists, a quiz and a form would fetch these with all of a list.
  /web[\\/]src[\\/]session[\\/](device-value|entry-state|read-shape)\./,
  /contract[\\/]src[\\/](account[\\/]initials|catalog[\\/]by-name|limits|say|words)\./,
  /contract[\\/]src[\\/]passport[\\/]shape\.ts$/,
);
/** What pages of one item show their answer with: each too small for a file, and one part imports the other. */
const answer = anyOf(
  /web[\\/]src[\\/]ui[\\/](certainty-mark|source-sheet|mark-legend|mark-of|folded|sheet|save-menu)\./,
  /web[\\/]src[\\/]messages[\\/]parts\.ts$/,
);
/** The buttons of every card and page of an item, keep and compare: each file of them would be named by every page. */
const buttons = anyOf(
  /web[\\/]src[\\/]features[\\/]bookmarks[\\/](bookmark-button|bookmark-item|bookmarks\.q|stored-items\.|use-bookmark\.|waiting)/,
  /web[\\/]src[\\/](features[\\/]compare[\\/](tray\.|address|compare-b)|messages[\\/](bookmarks|compare-tray)\.|session[\\/]phone-w)/,
  /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](columns-3|smartphone)\./,
);
/** The sheet of details, as a list or a page reads it. */
const details = anyOf(
  /web[\\/]src[\\/]session[\\/](older-keeping|student-details|phone-alone|read-details|stored-ranks|use-fact|use-entered-studies)\./,
  /contract[\\/]src[\\/]passport[\\/]passport\.ts$/,
);
/** What offers to write into it. */
const remember = /web[\\/]src[\\/](session[\\/](remember|yours-alone)\.|messages[\\/]facts\.ts)/;
/** What stands on many pages and comes by itself: a group takes along all that it imports and no group before it has. */
const alone = [
  {
    name: 'small',
    test: anyOf(
      /(web[\\/]src[\\/]messages|contract[\\/]src[\\/]courses)[\\/]duration\.ts$/,
      /(web[\\/]src[\\/]ui[\\/](bars|progress)|contract[\\/]src[\\/]careers[\\/]careers\.words)\.tsx?$/,
    ),
  },
  { name: 'sources', test: /(web[\\/]src[\\/](catalog[\\/]item[\\/]source-text|messages[\\/]sources)|catalog[\\/]own-sources)\.tsx?$/ },
  { name: 'next', test: /web[\\/]src[\\/](catalog[\\/]next[\\/]|messages[\\/]next\.ts$)/ },
  // The answers and the result, of which other features ask too.
  { name: 'quiz-flow', test: /features[\\/]quiz[\\/](quiz-flow|quiz\.queries)|contract[\\/]src[\\/]quiz[\\/]quiz\.keys/ },
];
/** What the questions of a quiz and its start share, and what comes after them, which is fetched while the start is read. */
const quiz = anyOf(
  /web[\\/]src[\\/]features[\\/]quiz[\\/](quiz-(done|look|place|unavailable|waiting)|local-results|save-result|use-(next|own-l)|which-)/,
  /web[\\/]src[\\/]messages[\\/]quiz\.ts$/,
);
const quizAhead = /web[\\/]src[\\/]features[\\/]quiz[\\/](question-icon|quiz-(options|question|review)|stays|use-facts)/;
/** What shows a result, which is fetched while the questions are read. */
const quizResult = /web[\\/]src[\\/]features[\\/]quiz[\\/](adopt|first-look|keep-result|open-to|result-|quiz-result|use-result)/;
/** What an account's forms are made of, with what checks them. */
const forms = anyOf(
  /node_modules[\\/](zod|react-hook-form|@hookform)[\\/]/,
  /web[\\/]src[\\/]features[\\/]auth[\\/](auth-frame|form-errors|google-button|study-fields|use-google)/,
  /web[\\/]src[\\/](messages[\\/](auth|validation)\.ts$|session[\\/]use-stored-form\.|ui[\\/](overlay|password-input)\.)/,
);
/** Small files of one catalog that its list and its pages share. */
const shared = (room: string, files: string) =>
  new RegExp(`web[\\\\/]src[\\\\/](features[\\\\/]${room}[\\\\/](${files})|messages[\\\\/]${room}\\.ts$)`);
/** What every list needs. */
const lists = anyOf(
  new RegExp(
    'web[\\\\/]src[\\\\/]catalog[\\\\/](list[\\\\/](catalog-row|row-grid|fi|list-(?!states)|saved-|use-)|' +
      'search[\\\\/](?!searcher-of)|item[\\\\/]unwritten)',
  ),
  /search[\\/]src[\\/]text\./,
  /contract[\\/]src[\\/]catalog[\\/]list\.ts$/,
);
/** The search over a list in the browser: it comes when somebody goes to the box. */
const search = anyOf(/search[\\/]src[\\/](?!hindi|typed|text\.|reader)/, /web[\\/]src[\\/]catalog[\\/]search[\\/]searcher-of\./);

export default defineConfig(({ command, isSsrBuild }) => {
  return {
    root: import.meta.dirname,
    plugins: [react(), tailwindcss(), leanRouter],
    // The server that `npm run dev` starts beside it.
    server: { proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 3000}` } },
    // The server's half is one file of its own: it needs nothing of node_modules at run time.
    ssr: { noExternal: true },
    // Decided here, not by the environment it runs in: React's development half is slow and talks about addresses.
    ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
    resolve: { alias: command === 'build' ? [productionRouter] : [] },
    build: {
      target: isSsrBuild ? 'node20' : scriptTarget,
      cssTarget: browsers,
      manifest: !isSsrBuild,
      // Hidden: no file names its map, so no browser asks for it and the running server does not keep it in memory.
      sourcemap: 'hidden',
      copyPublicDir: !isSsrBuild,
      // The content security policy forbids inline scripts and data: addresses.
      assetsInlineLimit: 0,
      // What every page has brought along needs no second mention with each screen; nor do a few lines that only links of mails lead to.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === 'js' ? files.filter((file) => !/\/(vendor|shell|rolldown-runtime|use-link-token)-/.test(file)) : files,
      },
      rolldownOptions: {
        // Nothing here does something when a property is merely read; without being told, the builder keeps unused code.
        treeshake: { propertyReadSideEffects: false },
        output: {
          // The engine keeps the text of the server's half for as long as it runs; what was said of a line is read in the source. One
          // letter beyond ASCII would make it keep two bytes for each.
          ...(isSsrBuild ? { comments: false, minify: true, charset: 'ascii' as const } : {}),
          // Every page names the files of every screen: the hashes are the one part of that which cannot be compressed.
          // The server draws the address of a file, so both halves name it alike.
          hashCharacters: 'base36' as const,
          assetFileNames: 'assets/[name]-[hash:8][extname]',
          ...(isSsrBuild ? {} : { chunkFileNames: 'assets/[name]-[hash:7].js' }),
          codeSplitting: isSsrBuild
            ? false
            : {
                // What changes only when a library does keeps its address, so a returning phone has it already.
                groups: [
                  { name: 'vendor', test: (id) => libraries.test(id) && !forSome.test(id) },
                  { name: 'queries', test: forSome },
                  { name: 'shell', test: shell },
                  // What every page says, in one file a language.
                  ...languageFolders.map((language) => ({
                    name: `words-${language}`,
                    test: new RegExp(
                      `src[\\\\/](?:messages|words)[\\\\/]${language}[\\\\/](catalog|common|session|nav|taxonomy|[a-z]+-names)\\.`,
                    ),
                  })),
                  { name: 'parts', test: parts },
                  { name: 'answer', test: answer },
                  { name: 'lists', test: lists },
                  { name: 'search', test: search },
                  { name: 'buttons', test: buttons },
                  ...languageFolders.map((language) => ({
                    name: `buttons-${language}`,
                    test: new RegExp(`web[\\\\/]src[\\\\/]messages[\\\\/]${language}[\\\\/](bookmarks|compare-tray)\\.`),
                  })),
                  { name: 'details', test: details },
                  { name: 'remember', test: remember },
                  ...alone,
                  { name: 'quiz', test: quiz },
                  { name: 'quiz-ahead', test: quizAhead },
                  { name: 'quiz-result', test: quizResult },
                  { name: 'forms', test: forms },
                  { name: 'college-card', test: shared('colleges', 'college-card|colleges\\.queries|known-of|place-name') },
                  { name: 'scholarship-card', test: shared('scholarships', 'fit\\.|scholarship-chips|scholarships\\.queries|use-income') },
                ],
              },
        },
      },
    },
  };
});
