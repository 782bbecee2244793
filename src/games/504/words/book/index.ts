/** What is composed of the book's texts. Loaded with them, when a page or the help is opened. */
export { helpOf } from './help';
export { pageOf } from './world-page';
