// TypeScript for what the server sends: from the JSON Schemas that tools/page_types.py prints.
// `--check` writes nothing and fails when a file is not as it would be written.
import { compile } from 'json-schema-to-typescript'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'

const folder = new URL('src/generated/', import.meta.url)
const head = '// Written by `make types` from the Python side. Do not edit.\n'
const json = "import type { Json } from '../lib/json'\n"
const check = process.argv.includes('--check')
const schemas = JSON.parse(await text(process.stdin))
await mkdir(folder, { recursive: true })
let stale = false
for (const [name, schema] of Object.entries(schemas)) {
  const made = await compile(schema, 'All', {
    additionalProperties: false,
    bannerComment: '',
    unreachableDefinitions: true,
    style: { semi: false, singleQuote: true, printWidth: 120 },
  })
  const written = head + (/\bJson\b/.test(made) ? json : '') + made
    .replace(/^export interface All \{\}\n/m, '')
    .replace(/\n?(\/\*\*\n)?( \*\n)? \* This interface was referenced by `All`'s JSON-Schema\n \* via the `definition` ".*"\.\n \*\//g, (all) => all.includes('/**') ? '' : '\n */')
    .replace(/\n{2,}/g, '\n')
  const file = new URL(`${name}.ts`, folder)
  const before = await readFile(file, 'utf8').catch(() => '')
  if (before === written) continue
  stale = true
  if (check) console.error(`web/src/generated/${name}.ts is not as Python has it: run \`make types\``)
  else await writeFile(file, written)
}
if (check && stale) process.exit(1)
