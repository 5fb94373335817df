/** A receiver of webhooks as an integrator writes it: it verifies with the library of Standard Webhooks. */
import { Webhook } from 'standardwebhooks';
import { StandIn } from './stand-in.ts';

export class WebhookReceiver extends StandIn {
  /** The statuses of the next answers, with their headers. Then 204. */
  next: (number | [status: number, headers: Record<string, string>])[] = [];

  override async start(port?: number): Promise<this> {
    this.answer = response => {
      const [status, headers] = [this.next.shift() ?? 204].flat() as [number, Record<string, string>?];
      response.writeHead(status, headers).end(status === 204 ? undefined : `answered ${status}`);
    };
    return super.start(port);
  }

  /** For WEBHOOK_ALLOW. */
  get host(): string {
    return new URL(this.url).host;
  }

  /** The deliveries so far, each verified by the secret, as JSON. */
  verified(secret: string) {
    return this.asked.map(one => this.verify(one, secret));
  }

  verify({ headers, body }: StandIn['asked'][number], secret: string) {
    return new Webhook(secret).verify(body, headers as Record<string, string>) as {
      type: string;
      timestamp: string;
      data: Record<string, unknown>;
    };
  }
}
