/** Where a tap is not asked for. */
export const READ = 'Nothing to do here but read.';
