import { describe, expect, it } from 'vitest';
import { nearestOfCode, positionOfCode } from './plus-code.ts';
import { readPlace } from './rules.ts';

/** The position that is read, rounded to a metre. */
const read = (text: string): string => {
  const place = readPlace(text);
  if (place.kind === 'POSITION') return `${place.position.latitude.toFixed(5)}, ${place.position.longitude.toFixed(5)}`;
  return place.kind === 'SHORT_CODE' ? `${place.code} near ${place.locality}` : `${place.words}${place.hasLink ? ' (link)' : ''}`;
};

describe('a position', () => {
  it.each([
    '21.1458, 79.0882',
    '21.1458 79.0882',
    '21.1458,79.0882',
    '(21.1458; 79.0882)',
    ' 21.1458\u00a0,\u200b 79.0882 ',
    '\u202a21.1458, 79.0882\u202c',
    'Lat: 21.1458, Long: 79.0882',
    'latitude 21.1458 longitude 79.0882',
    '21.1458° N, 79.0882° E',
    '21.1458°N 79.0882°E',
    '21.1458N79.0882E',
    'N 21.1458 E 79.0882',
    '79.0882 E, 21.1458 N',
    '21°08\'44.88"N 79°05\'17.52"E',
    '21°08’44.88”N, 79°05’17.52”E',
    '21° 08′ 44.88″ N 79° 05′ 17.52″ E',
    "21º08'44.88''N 79º05'17.52''E",
    "21°8.748'N 79°5.292'E",
    '२१.१४५८, ७९.०८८२',
    '۲۱.۱۴۵۸, ۷۹.۰۸۸۲',
    '２１.１４５８, ７９.０８８２',
    'I am here: 21.1458, 79.0882.',
    'geo:21.1458,79.0882',
    'geo:21.1458,79.0882;u=35',
    'geo:0,0?q=21.1458,79.0882(Home)',
    'https://www.google.com/maps?q=21.1458,79.0882',
    'https://maps.google.com/?q=21.1458%2C79.0882&z=17',
    'https://maps.google.com/maps?q=loc:21.1458,79.0882',
    'My location: https://maps.google.com/?q=21.1458,79.0882',
    'https://www.google.com/maps/@21.1458,79.0882,17z',
    'https://www.google.co.in/maps/place/Home/@21.1,79.0,17z/data=!3m1!4b1!4m5!3m4!1s0x0:0x0!8m2!3d21.1458!4d79.0882',
    'https://www.google.com/maps/place/21%C2%B008%2744.9%22N+79%C2%B005%2717.5%22E/@21.1,79.0,17z',
    'https://www.google.com/maps/search/21.1458,+79.0882?entry=tts',
    'https://www.google.com/maps/search/?api=1&query=21.1458%2C79.0882',
    'https://www.google.com/maps/dir/?api=1&destination=21.1458,79.0882',
    'https://www.google.com/maps/dir//21.1458,79.0882/@21.1,79.0,12z',
    'google.com/maps?q=21.1458,79.0882',
    'https://maps.apple.com/?ll=21.1458,79.0882&q=Home',
    'https://maps.apple.com/place?coordinate=21.1458,79.0882&name=Home',
    'https://www.openstreetmap.org/?mlat=21.1458&mlon=79.0882#map=17/21.1/79.0',
    'https://www.openstreetmap.org/#map=17/21.1458/79.0882',
    'https://osmand.net/map?pin=21.1458,79.0882#17/21.1/79.0',
    'https://osmand.net/go?lat=21.1458&lon=79.0882&z=17',
    'https://waze.com/ul?ll=21.1458,79.0882&navigate=yes',
    'https://www.bing.com/maps?cp=21.1458~79.0882&lvl=17',
    'https://www.bing.com/maps?sp=point.21.1458_79.0882_Home',
  ])('%s', text => {
    expect(read(text)).toMatch(/^21\.1458[01], 79\.088(20|19)$/);
  });

  it('is negative in the south and west', () => {
    expect(read('33.8688 S, 151.2093 E')).toBe('-33.86880, 151.20930');
    expect(read('−33.8688, −70.6693')).toBe('-33.86880, -70.66930');
    expect(read('40.7128N 74.0060W')).toBe('40.71280, -74.00600');
  });

  it('needs no decimals in a link', () => {
    expect(read('https://www.google.com/maps/@21.1,79.0,17z')).toBe('21.10000, 79.00000');
  });
});

describe('a plus code', () => {
  // The first of Open Location Code's own examples.
  it.each([
    ['7FG49Q00+', undefined],
    ['8FVC2222+22', '47.00006, 8.00006'],
    ['8FVC9G8F+6X', '47.36556, 8.52494'],
    ['6PH57VP3+PR', '1.28681, 103.85456'],
    ['CFX30000+', undefined],
    // Beyond the pole, and beyond the date line.
    ['F2222222+22', undefined],
    ['2W222222+22', undefined],
    ['6FH32222+222', '1.00001, 1.00002'],
    ['7JHX43X5+8F', '21.14831, 79.05869'],
    ['7jhx43x5+8f', '21.14831, 79.05869'],
    ['७JHX४३X५+८F', '21.14831, 79.05869'],
    ['https://plus.codes/7JHX43X5+8F', '21.14831, 79.05869'],
    ['https://maps.google.com/?q=7JHX43X5%2B8F', '21.14831, 79.05869'],
  ])('%s', (text, position) => {
    if (position) expect(read(text)).toBe(position);
    else expect(readPlace(text).kind).toBe('WORDS');
  });

  it.each([
    ['43X5+8F Nagpur', '43X5+8F near Nagpur'],
    ['43X5+8F, Nagpur, Maharashtra', '43X5+8F near Nagpur, Maharashtra'],
    ['43X5+8F', '43X5+8F near '],
    ['Home (43X5+8F)', '43X5+8F near Home'],
    ['https://www.google.com/maps/place/43X5%2B8F+Nagpur', '43X5+8F near Nagpur'],
  ])('%s is short', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['9G8F+6W', 47.373313, 8.537562, '8FVC9G8F+6W'],
    ['9G8F+6W', 47.9, 8.9, '8FVC9G8F+6W'],
    ['43X5+8F', 21.1458, 79.0882, '7JHX43X5+8F'],
    ['43X5+8F', 20.7, 78.9, '7JHX43X5+8F'],
    // Across the border of two areas.
    ['X2X2+22', 21.001, 79.5, '7JHXX2X2+22'],
  ])('%s near %f, %f', (code, latitude, longitude, full) => {
    const found = nearestOfCode(code, { latitude, longitude });
    const exact = positionOfCode(full);
    const whole = (degrees: number) => Math.abs(degrees - Math.round(degrees));
    expect(whole(found.latitude - exact.latitude)).toBeLessThan(1e-6);
    expect(whole(found.longitude - exact.longitude)).toBeLessThan(1e-6);
    expect(Math.abs(found.latitude - latitude)).toBeLessThanOrEqual(0.5 + 1e-6);
    expect(Math.abs(found.longitude - longitude)).toBeLessThanOrEqual(0.5 + 1e-6);
  });
});

describe('words', () => {
  it.each([
    'Sitabuldi',
    '12, 45 Main Road',
    'Plot 12.5, 45 Ring Road',
    'Flat 3, 440010',
    '98765 43210',
    '21.1458',
    '91.5000, 79.0882',
    '0.0000, 0.0000',
    'C++ Institute',
  ])('%s', text => {
    expect(read(text)).toBe(text);
  });

  it.each([
    ['https://maps.app.goo.gl/abcDEF123', ' (link)'],
    ['maps.app.goo.gl/abcDEF123', ' (link)'],
    ['https://goo.gl/maps/abcDEF123', ' (link)'],
    ['Futala Lake https://maps.app.goo.gl/abcDEF123', 'Futala Lake (link)'],
    ['https://www.google.com/maps/place/Futala+Lake/', 'Futala Lake (link)'],
    ['https://maps.google.com/?q=Futala+Lake+Nagpur', 'Futala Lake Nagpur (link)'],
    ['https://', ' (link)'],
  ])('%s beside a link', (text, expected) => {
    expect(read(text).replace(/^https:\/\/$/, ' (link)')).toBe(expected);
  });
});

it('reads the longest text quickly', () => {
  const started = performance.now();
  for (const unit of ['1 ', ' ', '1.11°', '1.11, ', '1°1\'1" ', '22222222+', 'http://', '_', '%', '+22'])
    readPlace(unit.repeat(2000).slice(0, 2000));
  expect(performance.now() - started).toBeLessThan(1000);
});
