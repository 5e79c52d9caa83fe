import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { keepStyles } from './lib/patient'

keepStyles()
mount(App, { target: document.getElementById('app')! })
