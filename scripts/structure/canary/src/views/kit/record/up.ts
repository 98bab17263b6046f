import '../../frame/app/shell.ts';
