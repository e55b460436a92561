/** What of a typed text is the person's own, read on the device before anything is asked for: code that comes with the first letter. */
export { joinOwn } from '@disha/search/reader/joined';
export { splitOwn } from '@disha/search/reader/own';
