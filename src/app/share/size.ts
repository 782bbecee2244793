/** The size of a shared picture in pixels. Upright, because chats show upright pictures largest. */
export const WIDTH = 1080;
export const HEIGHT = 1350;
/** The margin, and the width between both. */
export const EDGE = 40;
export const ROOM = WIDTH - 2 * EDGE;
