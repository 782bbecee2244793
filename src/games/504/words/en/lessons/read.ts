/** What is said where something else was tapped than to go on. */
export const READ = 'Nothing to do here but read.';
