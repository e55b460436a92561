export { texts } from '@disha/eligibility/words/en';
