export { texts } from '@disha/contract/words/hi/validation';
