import { svelte } from '@sveltejs/vite-plugin-svelte'
import Icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'

// The page is shipped inside the Python package and served by it.
export default defineConfig({
  plugins: [svelte(), Icons({ compiler: 'svelte' })],
  build: { outDir: '../src/klubovna/server/static', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } } },
})
