/** Under which key the progress in a lesson is kept. */
export const lessonKey = (game: string, id: string) => `${game} ${id}`;
