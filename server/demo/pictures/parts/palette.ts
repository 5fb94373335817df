// The palette of rule W29, its tints for grounds, and the skins and hair of the people in the pictures.
export const ivory = '#FFFBF5';
export const sand = '#F5ECE1';
export const linen = '#E8D8C4';
export const ink = '#2B1B2F';
export const aubergine = '#4A2E52';
export const plum = '#6B1D4D';
export const deepPlum = '#4C1238';
export const rose = '#C9678F';
export const petal = '#EDB9C6';
export const marigold = '#F0A93B';
export const saffron = '#DD7F27';
export const gold = '#D9A441';
export const butter = '#FBDD9B';
export const honey = '#C9781F';
export const leaf = '#23613A';
export const fern = '#4F8A5B';
export const sage = '#A9C5A2';

export const madder = '#9E2B25';
export const terracotta = '#C65B45';
export const lilac = '#E3D3E4';
export const wood = '#8A5638';
export const steel = '#C9C6CE';
export const steelShade = '#8F8A99';
export const brass = '#C8953A';
export const brassShade = '#94651F';
export const water = '#BFDCDD';
export const henna = '#6A2415';

export interface Skin {
  base: string;
  shade: string;
  light: string;
  blush: string;
  lip: string;
}

export const wheat: Skin = { base: '#E9B98D', shade: '#CF9767', light: '#F4D0AB', blush: '#E0876B', lip: '#B5474B' };
export const amber: Skin = { base: '#D69A67', shade: '#B97B48', light: '#E6B485', blush: '#CC6F50', lip: '#A03A40' };
export const almond: Skin = { base: '#BC7E4F', shade: '#9C6238', light: '#D0976A', blush: '#B45C3E', lip: '#8C2F38' };
export const cocoa: Skin = { base: '#96603F', shade: '#77462B', light: '#AD7853', blush: '#96462F', lip: '#7A2733' };

export interface Hair {
  base: string;
  shine: string;
}

export const black: Hair = { base: '#2A1820', shine: '#54353F' };
export const brown: Hair = { base: '#43251F', shine: '#7A4A38' };
export const burgundy: Hair = { base: '#5E1529', shine: '#A33B4B' };
export const silver: Hair = { base: '#5B525C', shine: '#A79FA6' };
