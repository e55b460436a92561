export { texts } from '@disha/contract/words/en/validation';
