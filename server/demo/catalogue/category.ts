/** A service on offer: `price` in whole rupees. The key names its picture and never leaves the demo. */
export interface DemoService {
  key: string;
  name: string;
  description: string;
  price: number;
  durationInMinutes: number;
}

export interface DemoCategory {
  key: string;
  name: string;
  description: string;
  services: DemoService[];
}
