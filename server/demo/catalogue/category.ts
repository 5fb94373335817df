/** A service on offer: `price` in whole rupees. The key names its picture and never leaves the demo. */
export type DemoService = { key: string; name: string; description: string; price: number; durationInMinutes: number };

export type DemoCategory = { key: string; name: string; description: string; services: DemoService[] };
