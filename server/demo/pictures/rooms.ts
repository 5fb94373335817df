// Every category has its own room: a family of grounds and one shape, so its pictures are known from afar.
import type { Room } from './parts/backdrop.ts';

export const facialRoom: Room = { wall: '#FDF3E7', wallShade: '#F8E2CC', shape: '#F6C584', rim: '#FBE1B9', form: 'circle' };
export const waxRoom: Room = { wall: '#FFF6E0', wallShade: '#FBE6BD', shape: '#B26A24', rim: '#EDB95F', form: 'arch' };
export const threadRoom: Room = { wall: '#FCEDE9', wallShade: '#F6D6CE', shape: '#E3998C', rim: '#F1BFB4', form: 'sun' };
export const nailRoom: Room = { wall: '#F5EBF3', wallShade: '#E6D2E3', shape: '#B07BA7', rim: '#D6B5D0', form: 'cusped' };
export const cutRoom: Room = { wall: '#F1F5E9', wallShade: '#DAE6CF', shape: '#93B88F', rim: '#BFD6B6', form: 'window' };
export const colourRoom: Room = { wall: '#FCEADF', wallShade: '#F3CDB7', shape: '#CF6D55', rim: '#E8A48C', form: 'circle' };
export const spaRoom: Room = { wall: '#E8F1ED', wallShade: '#C9DED7', shape: '#5F978A', rim: '#97BFB5', form: 'arch' };
export const makeUpRoom: Room = { wall: '#651B4A', wallShade: '#471033', shape: '#B0588F', rim: '#D9A441', form: 'cusped' };
export const mehendiRoom: Room = { wall: '#205A3A', wallShade: '#143F28', shape: '#3A8257', rim: '#D9A441', form: 'sun' };
export const massageRoom: Room = { wall: '#F0EAF4', wallShade: '#DACEE3', shape: '#917AA6', rim: '#BBA8CB', form: 'window' };
export const menRoom: Room = { wall: '#EFEBE2', wallShade: '#DAD1C0', shape: '#BC8A56', rim: '#DDBB92', form: 'arch' };
