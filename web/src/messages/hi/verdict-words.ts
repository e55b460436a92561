export { texts } from '@disha/eligibility/words/hi';
