/** What is said where something else was tapped than to go on. */
export const READ = '여기서는 읽기만 하면 됩니다.';
