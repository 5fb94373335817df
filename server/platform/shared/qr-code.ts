/** QR codes as pictures. */
import { setImmediate } from 'node:timers/promises';

/** The data address of an SVG picture. */
export async function qrCodeOf(text: string): Promise<string> {
  // Loaded only here, because few answers have a code.
  const { default: qrcode } = await import('qrcode');
  // Drawing blocks the process for a moment. Other requests are answered between two codes.
  await setImmediate();
  const svg = await qrcode.toString(text, { type: 'svg', margin: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
