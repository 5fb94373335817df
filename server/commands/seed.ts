/** The demo salon now, whatever DEMO_DATA says: typing the command is telling explicitly (rulings R2). */
import { hasCatalogue } from '../catalog/store.ts';
import { readEnvironment } from '../config.ts';
import { isServed } from '../db/folder-lock.ts';
import { systemClock } from '../shared/time.ts';
import { readArguments } from './arguments.ts';
import { openForWork } from './open-folder.ts';

export const run = async (args: string[]) => {
  readArguments(args, {});
  const { dataDir } = readEnvironment();
  const db = openForWork(dataDir);
  try {
    if (await hasCatalogue(db.read)) return console.log('There is a catalogue already; nothing was changed.');
    const { seedDemo } = await import('../demo/seed.ts');
    await seedDemo(db, systemClock);
    console.log('The demo salon is there: categories, services with pictures, coupons.');
    if (isServed(dataDir)) console.log('Restart the running server to see it.');
  } finally {
    await db.close();
  }
};
