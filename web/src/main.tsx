import './ui/tokens.css';
import './zod-without-eval.ts';
import { startApp } from './app/start/start.tsx';

const root = document.getElementById('root');
if (root) void startApp(root);
