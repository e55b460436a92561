/** What the linter does not have: the rules of this app, and two of ESLint's. */
import { builtinRules } from 'eslint/use-at-your-own-risk';
import { oneWay } from './one-way.js';
import { ownTables } from './own-tables.js';

export default {
  meta: { name: 'own' },
  rules: {
    'one-way': oneWay,
    'own-tables': ownTables,
    'max-len': builtinRules.get('max-len'),
    'no-restricted-syntax': builtinRules.get('no-restricted-syntax'),
  },
};
