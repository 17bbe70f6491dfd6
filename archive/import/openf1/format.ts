/**
 * Raise this with every change to what a session's timing documents say: sessions that were imported before are then
 * computed anew (`npm run timing:sync`), and archives that hold them replaced (`schemaFingerprint`).
 */
export const timingFormat = 1;
