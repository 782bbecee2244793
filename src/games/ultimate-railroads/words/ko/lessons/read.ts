/** Where a tap is not asked for. */
export const READ = '여기서는 읽기만 하면 됩니다.';
