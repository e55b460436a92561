import './ui/tokens.css';
import './zod-without-eval.ts';
import { start } from './app/start.tsx';

const root = document.getElementById('root');
if (root) void start(root);
