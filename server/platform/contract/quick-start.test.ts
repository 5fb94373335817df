/** The quick start of the contract's description, pasted as it stands into a shell, books a visit. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeDatabase } from '../../test/engine.ts';
import { startServer } from '../../test/process.ts';
import { contract } from './document.ts';

const { description } = (contract as unknown as { info: { description: string } }).info;

it('the quick start works when pasted', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nikhar-quick-start-'));
  const dataDir = join(folder, 'data');
  const database = await makeDatabase(dataDir);
  const server = await startServer({ dataDir, env: { DEMO_DATA: 'on', ...database.env } });
  try {
    const script = description.match(/```bash\n([\s\S]*?)```/)?.[1];
    expect(script).toContain('API=http://localhost:3000/api/v1');
    const pasted = `set -e\n${script?.replace('http://localhost:3000/api/v1', server.url)}`;
    const { stdout, stderr } = spawnSync('bash', ['-c', pasted], { cwd: folder, encoding: 'utf8', timeout: 60_000 });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({ success: true, data: { status: 'PENDING', user: { fullName: 'Asha Deshmukh' } } });
  } finally {
    await server.kill('SIGTERM');
    await database.remove();
    rmSync(folder, { recursive: true });
  }
});
