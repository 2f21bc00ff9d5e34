/** How long to wait for the next key before a search is sent, in milliseconds. */
export const typingPause = 250
